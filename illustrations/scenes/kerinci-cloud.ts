import { cumulus, mist } from '../clouds.js'
import { rng } from '../noise.js'
import { kerinciScene } from './kerinci.js'

/** The same view three hours later: the mountain has drawn its cloud. */
export default function kerinciCloud(): string {
  return kerinciScene((s) => {
    const r = rng(17)
    const inks = ['#b7c9c6', '#dfe7dd', '#f8f6ea'] as const
    s.add(mist(s, 60, 300, '#e9efe6', 0.8, 5, 30), mist(s, 200, 260, '#e3ebe3', 0.9, 9, 24))
    s.add(
      cumulus(s, r, 900, 360, 900, 300, inks, -1, 0.96),
      cumulus(s, r, 560, 420, 620, 190, inks, -1, 0.95),
      cumulus(s, r, 1220, 430, 640, 200, inks, -1, 0.95),
      cumulus(s, r, 815, 400, 420, 150, inks, -1, 0.98),
      cumulus(s, r, 820, 480, 980, 170, inks, -1, 0.97),
    )
    s.add(mist(s, 430, 70, '#eef2e8', 0.8, 13, 12))
  })
}
