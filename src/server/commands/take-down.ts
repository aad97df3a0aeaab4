import { basename } from 'node:path'
import { CommandError } from '../config/command-error'
import { takeDown } from '../files/uploads/take-down.service'
import type { Command } from './command'

/** The name of an upload: of its full address, of its path, or as it is. */
const nameOf = (address: string) => basename(URL.canParse(address) ? new URL(address).pathname : address)

/** Deletes an upload with its copies at once, used or not. Its address answers with 410 from then on. */
export const takeDownUpload: Command<{ address: string }, { name: string }> = {
  besideServer: true,
  audit: ({ address }) => ({ kind: 'uploads', id: `/uploads/${nameOf(address)}` }),
  async run({ connection: { db }, storage }, { address }) {
    const name = nameOf(address)
    if (!(await takeDown(db, storage, name, new Date()))) throw new CommandError(`There is no upload '${name}'.`)
    return { name }
  },
}
