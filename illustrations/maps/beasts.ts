/** Small dark silhouettes for the profiles. Each stands with its feet (or its branch) at 0, 0. */
import { C } from '../color.js'

const place = (x: number, y: number, scale: number, flip: boolean, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`

/** About 100 long, facing right. */
export function elephant(x: number, y: number, scale: number, flip = false, color: string = C.slate): string {
  const body =
    'M-44 -44C-46 -66 -30 -76 -6 -76C6 -77 14 -74 20 -70C26 -80 40 -80 47 -70C54 -62 54 -50 52 -40C51 -28 54 -16 60 -10C62 -7 59 -4 56 -6C47 -11 43 -24 42 -36C39 -34 36 -34 33 -35C30 -33 28 -31 27 -28L27 -1L13 -1L12 -26C2 -22 -12 -22 -20 -25L-20 -1L-34 -1L-35 -24C-40 -28 -43 -34 -44 -44Z'
  const behind = 'M6 -30L5 -3L-5 -3L-6 -30ZM-22 -30L-10 -28L-11 -3L-20 -3Z'
  const tail = 'M-44 -52C-50 -46 -51 -34 -49 -24'
  const ear = 'M24 -66C16 -64 14 -48 20 -40C28 -38 34 -48 33 -60Z'
  const tusk = 'M45 -34C49 -28 54 -26 58 -27'
  return place(
    x,
    y,
    scale,
    flip,
    `<path d="${behind}" fill="${color}" fill-opacity="0.8"/><path d="${body}" fill="${color}"/><path d="${tail}" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/><path d="${ear}" fill="#4a5a60"/><circle cx="42" cy="-60" r="1.8" fill="${C.paper}"/><path d="${tusk}" fill="none" stroke="${C.paper}" stroke-width="2.4" stroke-linecap="round"/>`,
  )
}

/** Hanging by one long arm from a branch at 0, 0; about 78 tall. */
export function orangutan(x: number, y: number, scale: number, flip = false, color = '#8a4526'): string {
  const limb = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const body =
    limb('M0 0C-2 12 2 22 6 32', 7) +
    limb('M8 34C20 30 28 20 34 4', 6.5) +
    `<ellipse cx="5" cy="50" rx="14" ry="20" fill="${color}"/>` +
    `<ellipse cx="15" cy="30" rx="10" ry="11" fill="${color}"/><ellipse cx="19" cy="32" rx="5.6" ry="6.4" fill="#5a2b1a"/>` +
    limb('M0 64C-8 70 -10 78 -4 86', 7) +
    limb('M10 66C20 68 24 76 18 86', 7)
  return place(x, y, scale, flip, body)
}

/** In flight, facing right; about 120 across. */
export function hornbill(x: number, y: number, scale: number, flip = false): string {
  const dark = C.basalt
  const body =
    `<path d="M-30 4C-12 -4 12 -6 32 -3C40 -2 42 3 36 6C18 11 -12 11 -30 4Z" fill="${dark}"/>` +
    `<path d="M-28 2L-66 -3L-68 7L-28 7Z" fill="${C.paper}" stroke="${dark}" stroke-width="1"/><path d="M-48 -1.5L-54 -2L-55 6.6L-48 6.4Z" fill="${dark}"/>` +
    `<path d="M4 0C-6 -22 -26 -40 -48 -44C-40 -34 -42 -30 -34 -28C-38 -22 -30 -20 -26 -16C-28 -10 -18 -4 -12 2Z" fill="${dark}"/>` +
    `<path d="M12 -1C14 -24 4 -42 -8 -54C-6 -38 -8 -20 -6 0Z" fill="#3b484e"/>` +
    `<path d="M-48 -44C-40 -34 -42 -30 -34 -28L-38 -31C-42 -36 -44 -40 -48 -44Z" fill="${C.paper}"/>` +
    `<path d="M36 -3C48 -4 58 0 62 6C52 5 44 6 36 5Z" fill="${C.sulphur}"/><path d="M34 -4C38 -12 48 -12 54 -8C48 -7 44 -5 42 -3Z" fill="${C.laterite}"/>` +
    `<circle cx="34" cy="-0.5" r="1.5" fill="${C.paper}"/>`
  return place(x, y, scale, flip, body)
}
