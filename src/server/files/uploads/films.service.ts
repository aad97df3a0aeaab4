import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../http/errors'
import type { UploadedFile } from '../../http/multipart'
import { type StoredFile, storeFile, type UploadTarget } from '../pictures/stored-pictures'

const unsupported = () => new AppError('unsupported_media_type', 'This is not a video that we can read: send an MP4')

/** A part of an MP4. `body` and `end` are offsets in the file. */
type Box = { type: string; at: number; body: number; end: number }

/** The size of a box is 1 if eight bytes after its type hold it, and 0 if it reaches to the end. */
function boxAt(bytes: Buffer, at: number, to: number): Box | undefined {
  if (to - at < 8) return undefined
  const short = bytes.readUInt32BE(at)
  const body = at + (short === 1 ? 16 : 8)
  if (body > to) return undefined
  const end = short === 0 ? to : at + (short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short)
  if (end < body || end > to) return undefined
  return { type: bytes.toString('latin1', at + 4, at + 8), at, body, end }
}

/** The boxes between two offsets. Refuses a film that was cut off. */
function listBoxes(bytes: Buffer, from: number, to: number) {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const box = boxAt(bytes, at, to)
    if (!box) throw unsupported()
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** What describes a film without being part of it, such as the place where a phone took it. */
const DESCRIPTIONS = ['udta', 'meta', 'uuid']
const CONTAINERS = ['moov', 'trak']

/** Overwrites descriptions with boxes of nothing. All other parts stay where they are, since the film refers to them by offset. */
function eraseDescriptions(bytes: Buffer, top: Box[]) {
  // Not by recursion: a film may be nothing but boxes in boxes.
  const boxes = [...top]
  for (const { type, at, body, end } of boxes) {
    if (CONTAINERS.includes(type)) for (const part of listBoxes(bytes, body, end)) boxes.push(part)
    if (!DESCRIPTIONS.includes(type)) continue
    bytes.write('free', at + 4, 'latin1')
    bytes.fill(0, body, end)
  }
}

/** Stores a film as it is, but without its metadata. Unlike pictures, films are not decoded: the browser that plays one does that. */
export async function storeFilm(storage: UploadTarget, { bytes }: UploadedFile): Promise<StoredFile> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.ext !== 'mp4' && type?.ext !== 'm4v') throw unsupported()
  const boxes = listBoxes(bytes, 0, bytes.length)
  const has = (wanted: string) => boxes.some((box) => box.type === wanted)
  if (!has('moov') || !has('mdat')) throw unsupported()
  eraseDescriptions(bytes, boxes)
  return storeFile(storage, bytes, 'mp4')
}
