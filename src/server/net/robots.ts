import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** What follows the links in mails before their readers do, and names itself. */
const SCANNERS =
  /safelinks|proofpoint|mimecast|barracuda|symantec|trendmicro|forcepoint|sophos|fireeye|ironport|mailscanner|urldefense|zscaler|wheregoes/i

/** Whether a program asks by itself: a robot, a scanner of links, or a browser that fetches ahead. Scanners that pretend to be a browser are not known. */
export function isRobot({ 'user-agent': agent, 'sec-purpose': purpose, purpose: older }: IncomingHttpHeaders) {
  if (!agent || isbot(agent) || SCANNERS.test(agent)) return true
  return [purpose, older].some((value) => value !== undefined && /prefetch|prerender|preview/i.test(String(value)))
}
