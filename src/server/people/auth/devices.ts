import Bowser from 'bowser'
import { coarseNetworkOf } from '../../http/network'
import type { Device } from '../credentials/sessions'

/** Longer than any browser's; the library runs patterns over it. */
const MAX_USER_AGENT = 300

/** What users recognise a device by. The version and the model are not kept. */
export function deviceOf(userAgent: string, address: string): Device {
  const network = coarseNetworkOf(address)
  if (!userAgent) return { browser: null, system: null, network }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  return { browser: browser.name || null, system: os.name || null, network }
}
