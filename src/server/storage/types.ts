/** The kinds of files that we store, and no others: what a browser would run is never among them. */
const TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4' }

/** The media type of a stored file; undefined for a name that we never give. */
export const typeOf = (name: string) => TYPES[/^[\w-]+(?:\.w\d+)?\.(\w+)$/.exec(name)?.[1] ?? '']
