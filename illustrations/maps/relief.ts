/** Draws the land under the map of places: `npx tsx illustrations/maps/relief.ts`. The site cuts it along its own coast. */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MAP_HEIGHT, MAP_WIDTH, toCoordinates } from '../../src/shared/map/projection.js'
import { HEIGHT, WIDTH } from './height-field.js'
import { sumatra } from './sumatra.js'

const target = fileURLToPath(new URL('../../src/site/images/relief.avif', import.meta.url))

const KM_PER_DEGREE = 111.2

/** The sheet is wider than the map, and as high. */
const width = Math.round((HEIGHT * MAP_WIDTH) / MAP_HEIGHT)
const west = toCoordinates({ x: 0, y: 0 })
const south = toCoordinates({ x: 0, y: MAP_HEIGHT })
const scale = HEIGHT / (west.latitude - south.latitude) / KM_PER_DEGREE

const map = await sumatra({
  lon: west.longitude,
  lat: 0,
  scale,
  x: 0,
  y: west.latitude * KM_PER_DEGREE * scale,
  ringsOnly: true,
})
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${map.relief}</svg>`
const flat = await sharp(Buffer.from(sheet), { unlimited: true })
  .composite(map.base.shade ? [{ input: map.base.shade, blend: 'multiply' }] : [])
  .png()
  .toBuffer()
const { size } = await sharp(flat)
  .extract({ left: 0, top: 0, width, height: HEIGHT })
  .avif({ quality: 45, effort: 9 })
  .toFile(target)
console.log(`relief.avif ${Math.round(size / 1000)} KB`)
