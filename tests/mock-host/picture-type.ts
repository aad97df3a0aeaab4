/** How files of these kinds begin, at which byte. */
const SIGNATURES: [type: string, ...parts: [at: number, bytes: string][]][] = [
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/gif', [0, 'GIF8']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavif']],
  ['image/avif', [4, 'ftypavis']],
]

/** The media type of a picture, read from its first bytes: its name may say anything. */
export function pictureType(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  const matches = ([at, part]: [number, string]) => start.startsWith(part, at)
  return SIGNATURES.find(([, ...parts]) => parts.every(matches))?.[0]
}
