import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const FOLDER = join(import.meta.dirname, '../../demo/images')
const WIDTH = 720
const QUALITIES = [40, 45, 50, 55, 60]
const WINDOW = 8

const luma = async (picture: Sharp) => picture.greyscale().raw().toBuffer({ resolveWithObject: true })

/** The mean structural similarity (SSIM) of two pictures' brightness: 1 if they are the same. */
async function similarity(one: Sharp, other: Sharp) {
  const [a, b] = [await luma(one), await luma(other)]
  const { width, height } = a.info
  let [sum, windows] = [0, 0]
  for (let top = 0; top + WINDOW <= height; top += WINDOW / 2)
    for (let left = 0; left + WINDOW <= width; left += WINDOW / 2) {
      let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + WINDOW; y += 1)
        for (let x = left; x < left + WINDOW; x += 1) {
          const [p, q] = [a.data[y * width + x] ?? 0, b.data[y * width + x] ?? 0]
          sumA += p
          sumB += q
          squaresA += p * p
          squaresB += q * q
          products += p * q
        }
      const count = WINDOW * WINDOW
      const [meanA, meanB] = [sumA / count, sumB / count]
      const [varianceA, varianceB] = [squaresA / count - meanA ** 2, squaresB / count - meanB ** 2]
      const covariance = products / count - meanA * meanB
      const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
      sum +=
        ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
        ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
      windows += 1
    }
  return sum / windows
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Compares AVIF copies of the demo's pictures with the WebP ones: size and likeness to the uncompressed copy. */
export async function measurePictureFormats() {
  sharp.concurrency(1)
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'))
  const rows = new Map<string, { bytes: number[]; likeness: number[]; cpu: number[] }>()
  for (const name of names) {
    const raw = await sharp(await readFile(join(FOLDER, name)))
      .resize(WIDTH)
      .png()
      .toBuffer()
    const add = async (key: string, encode: (picture: Sharp) => Sharp) => {
      const before = process.cpuUsage()
      const copy = await encode(sharp(raw)).toBuffer()
      const { user, system } = process.cpuUsage(before)
      const row = rows.get(key) ?? { bytes: [], likeness: [], cpu: [] }
      row.bytes.push(copy.length)
      row.likeness.push(await similarity(sharp(raw), sharp(copy)))
      row.cpu.push((user + system) / 1000)
      rows.set(key, row)
    }
    await add('WebP 76', (picture) => picture.webp({ quality: 76 }))
    for (const quality of QUALITIES) await add(`AVIF ${quality}`, (picture) => picture.avif({ quality, effort: 2 }))
  }
  return Array.from(rows, ([format, { bytes, likeness, cpu }]) => {
    // 0 for the same picture; half of what is missing to a likeness of 1.
    const difference = (1 - mean(likeness)) / 2
    return `${format}: ${(mean(bytes) / 1000).toFixed(1)} KB, DSSIM ${difference.toFixed(5)}, ${Math.round(mean(cpu))} ms of CPU`
  })
}
