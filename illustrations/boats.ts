import { fill, type Scene, stroke } from './scene.js'

/** A wooden island boat with outriggers and a cabin, about 760 wide, floating on y = 0, bow to the right. */
export function outriggerBoat(s: Scene): string {
  const planks = s.box([
    [0, '#fbf5e4'],
    [0.5, '#f0e3c6'],
    [1, '#b99f7c'],
  ])
  const hull = 'M-330 -66Q-200 -34 -40 -30Q150 -28 270 -62Q330 -80 392 -128Q360 -40 290 -2L-270 -2Q-312 -20 -330 -66Z'
  let seams = ''
  for (let i = 0; i < 3; i++)
    seams += `M${-322 + i * 14} ${-50 + i * 15}Q-140 ${-18 + i * 8} 20 ${-17 + i * 7}Q200 ${-18 + i * 6} ${366 - i * 24} ${-98 + i * 32}`
  const roof = 'M-236 -196Q-40 -214 118 -190L132 -176L-250 -180Z'
  const posts = 'M-226 -182V-44M-140 -184V-38M-54 -186V-34M32 -184V-34M104 -180V-38'
  let windows = ''
  for (const x of [-128, -42])
    windows += `<rect x="${x}" y="-112" width="62" height="40" rx="3" fill="#2c5d66"/><path d="M${x + 4} -76l26 -32h14l-26 32z" fill="#9fd0c8" opacity="0.5"/>`
  return (
    // The far float shows only past the ends of the hull.
    fill('M-372 -66Q-40 -50 330 -66Q372 -70 392 -84Q382 -56 330 -52Q-40 -38 -366 -52Z', '#c9b48a') +
    stroke('M-232 -176Q-60 -170 112 -174', '#4a3529', 10, 'opacity="0.5"') +
    fill('M-144 -126H36V-34Q-60 -30 -144 -38Z', '#e3b23c') +
    fill('M-144 -126H36V-118H-144Z', '#b5563c') +
    windows +
    stroke(posts, '#6b4636', 6) +
    fill(roof, '#b5563c') +
    fill('M-250 -180L132 -176L130 -169L-248 -172Z', '#7a3527') +
    stroke('M-230 -195Q-40 -212 112 -190', '#d98f7a', 3) +
    fill('M-290 -6L300 -6Q270 20 190 24L-230 24Q-284 14 -290 -6Z', '#084a56', 'opacity="0.6"') +
    fill(hull, planks) +
    stroke(seams, '#8f7556', 1.8, 'opacity="0.7"') +
    fill(
      'M-330 -66Q-200 -34 -40 -30Q150 -28 270 -62Q330 -80 392 -128L386 -112Q330 -66 270 -48Q150 -16 -40 -18Q-200 -20 -328 -54Z',
      '#0f6e73',
    ) +
    fill('M-288 -22L310 -20Q300 -8 290 -2L-270 -2Q-282 -10 -288 -22Z', '#8a3f2c') +
    fill('M318 -74q14 -12 26 -8q-8 10 -26 8z', '#f6f0e3') +
    `<circle cx="334" cy="-78" r="3" fill="#1f2a30"/>` +
    stroke('M392 -128L404 -152M-318 -66V-150M-318 -150L-270 -138L-318 -126', '#6b4636', 4) +
    fill('M-318 -150L-268 -138L-318 -126Z', '#f6f0e3') +
    // The near float.
    stroke('M-210 -40Q-232 0 -246 26M-20 -32Q-30 4 -40 30M176 -42Q180 0 178 26', '#8a6446', 7) +
    fill('M-360 24Q-60 40 260 26Q306 22 322 6Q318 34 270 40Q-60 56 -352 40Q-366 32 -360 24Z', '#ead9ae') +
    fill('M-356 36Q-60 52 268 36Q300 32 316 20Q308 36 270 40Q-60 56 -352 42Z', '#a98f66')
  )
}
