declare module "noto:*" {
  const drawing: string;
  export default drawing;
}
