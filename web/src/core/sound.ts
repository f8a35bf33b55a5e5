/** Short tones, made here; off until somebody switches them on. */
import { settings, type Sound } from "./settings.svelte.ts";

const TONES: Record<Sound, number[]> = { turn: [660, 880], end: [523, 659, 784], tile: [320] };
let context: AudioContext | null = null;

/** Let it be heard. */
export function sound(kind: Sound): void {
  if (!settings.sound || !settings.sounds.includes(kind)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const pitch of TONES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.17);
    at += 0.12;
  }
}
