import { fill, stroke } from './scene.js'

/** A petrified trunk lying in its bed, broken into drums with growth rings. */
export function fossilTrunk(): string {
  let out = ''
  const drums = [
    [0, 150],
    [158, 96],
    [262, 130],
  ] as const
  for (const [x, w] of drums) {
    out +=
      fill(`M${x} -34L${x + w} -28L${x + w} 30L${x} 36Q${x - 14} 0 ${x} -34Z`, '#8a6a4e') +
      fill(`M${x} -34L${x + w} -28L${x + w} -10L${x - 6} -14Z`, '#c9a273') +
      fill(`M${x} 18L${x + w} 14L${x + w} 30L${x} 36Z`, '#5b4334')
    for (let i = 0; i < 5; i++)
      out += stroke(
        `M${x + 4} ${-22 + i * 11}Q${x + w / 2} ${-24 + i * 11 + (i % 2) * 5} ${x + w - 4} ${-19 + i * 10}`,
        '#4a382d',
        1.6,
        'opacity="0.6"',
      )
  }
  out += '<ellipse cx="392" cy="1" rx="13" ry="29" fill="#d9b98a"/>'
  for (let i = 1; i < 4; i++)
    out += `<ellipse cx="392" cy="1" rx="${13 - i * 3.4}" ry="${29 - i * 7.4}" fill="none" stroke="#7d5a40" stroke-width="1.8"/>`
  return out
}
