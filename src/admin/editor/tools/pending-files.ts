import { newBlockId } from '@shared/content/new-block-id'

const PENDING = 'pending:'

const files = new Map<string, File>()

/** Keeps a file until its block is drawn, which uploads it. Returns the address that the block has until then. */
export function keepFile(file: File) {
  const address = PENDING + newBlockId()
  files.set(address, file)
  return address
}

/** Undefined in another window than the one that got the file. */
export const pendingFile = (address: string) => files.get(address)

/** Whether an address is that of a picture: none, or that of a file that is not uploaded, is not stored. */
export const isStored = (address: string) => address !== '' && !address.startsWith(PENDING)

/** The pictures among files; undefined if there are others. */
export function picturesAmong(data: DataTransfer) {
  const given = [...data.files]
  return given.length && given.every(({ type }) => type.startsWith('image/')) ? given : undefined
}
