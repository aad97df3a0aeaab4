import type { Finding } from '../doctor/finding'
import type { Command } from './command'

/** Examines the database, and changes nothing. */
export const doctor: Command<undefined, Finding[]> = {
  besideServer: true,
  keepsSchema: true,
  async run({ connection, config }) {
    const { examineDatabase } = await import('../doctor/database')
    return examineDatabase(connection, config)
  },
}
