/** The drawings of Aquaretto: Noto's where it has them, our own in its manner where it has not. */
import briefcase from "noto:briefcase";
import bucket from "noto:bucket";
import coin from "noto:coin";
import crocodile from "noto:crocodile";
import deliveryTruck from "noto:delivery-truck";
import dolphin from "noto:dolphin";
import fish from "noto:fish";
import highVoltage from "noto:high-voltage";
import hippopotamus from "noto:hippopotamus";
import orca from "noto:orca";
import penguin from "noto:penguin";
import polarBear from "noto:polar-bear";
import seal from "noto:seal";
import ticket from "noto:ticket";
import turtle from "noto:turtle";

const coworker = `
<path d="M64 8c-14 0-24 10-24 24 0 9 4 16 10 20-18 4-34 14-38 24-2 6 2 11 8 11h18L24 116c-1 3 0 6 4 6h26c3 0 4-2 5-4l5-16 5 16c1 2 2 4 5 4h26c4 0 5-3 4-6L90 87h18c6 0 10-5 8-11-4-10-20-20-38-24 6-4 10-11 10-20C88 18 78 8 64 8z" fill="#f2a33a" stroke="#8a4f0c" stroke-width="5" stroke-linejoin="round"/>
<path d="M64 14c-11 0-18 8-18 18 0 4 1 7 2 9 1-12 8-20 22-22-2-3-4-5-6-5z" fill="#ffd48a"/>`;

const crate = `
<path d="M14 30h100v76H14z" fill="#c98f52" stroke="#6e4a22" stroke-width="6"/>
<path d="M14 54h100M14 80h100" stroke="#6e4a22" stroke-width="5"/>
<path d="M30 30v76M98 30v76" stroke="#8a6238" stroke-width="9"/>`;

const kiosk = `
<path d="M20 60h88v56H20z" fill="#f3e4c6" stroke="#8a6238" stroke-width="4"/>
<path d="M34 74h26v24H34z" fill="#7ec3de" stroke="#8a6238" stroke-width="3"/>
<path d="M76 74h20v42H76z" fill="#a8703a" stroke="#6e4a22" stroke-width="3"/>
<path d="M14 34h100l8 26c0 6-8 8-12 3-4 6-14 6-18 0-4 6-14 6-19 0-4 6-14 6-18 0-5 6-15 6-19 0-4 6-14 6-18 0-4 5-12 3-12-3z" fill="#e4573d"/>
<path d="M32 34h16l-4 29c-4 5-12 5-16 0zM64 34h16l1 29c-4 5-13 5-17 0zM96 34h18l8 26c0 6-8 8-12 3-2 2-6 3-8 2z" fill="#fff6ea"/>
<path d="M14 34h100" stroke="#8a6238" stroke-width="4"/><path d="M64 34V12" stroke="#8a6238" stroke-width="4"/>
<path d="M64 12l22 7-22 7z" fill="#2f86b5"/>`;

const hoop = `
<circle cx="64" cy="64" r="50" fill="none" stroke="#c2321f" stroke-width="13"/>
<circle cx="64" cy="64" r="50" fill="none" stroke="#fff" stroke-width="13" stroke-dasharray="26 26.360"/>
<circle cx="64" cy="64" r="57" fill="none" stroke="#7d1a0d" stroke-width="2.500"/>
<circle cx="64" cy="64" r="43" fill="none" stroke="#7d1a0d" stroke-width="2.500"/>`;

const small = `
<path d="M12 12h52v52h52v52H12z" fill="#7cc8e0" stroke="#8a6238" stroke-width="7" stroke-linejoin="round"/>
<path d="M12 64h52M64 64v52" stroke="#fff" stroke-width="4" stroke-dasharray="7 6"/>`;

const large = `
<path d="M12 12h104v104H12z" fill="#7cc8e0" stroke="#8a6238" stroke-width="7" stroke-linejoin="round"/>
<path d="M12 64h104M64 12v104" stroke="#fff" stroke-width="4" stroke-dasharray="7 6"/>`;

export const pictures: Record<string, string> = {
  dolphin,
  orca,
  "sea-lion": seal,
  "sea-turtle": turtle,
  hippo: hippopotamus,
  crocodile,
  penguin,
  "polar-bear": polarBear,
  coin,
  fish,
  flash: highVoltage,
  coworker,
  cashier: ticket,
  keeper: bucket,
  manager: briefcase,
  trainer: hoop,
  crate,
  kiosk,
  truck: deliveryTruck,
  "small-expansion": small,
  "large-expansion": large,
};
