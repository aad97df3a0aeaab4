import { EXPLAINED } from './faults'

const WARNING = 40

const isJson = (line: string) => line.startsWith('{')

/** The warnings and errors that no fault explains, and the longest line. */
export function readLog(log: string) {
  const lines = log.split('\n')
  const complaints = lines.filter(isJson).flatMap((line) => {
    const { level, msg, reason, job, err } = JSON.parse(line)
    const text = [msg, reason, job, err?.message].filter(Boolean).join(' | ')
    return level >= WARNING && !EXPLAINED.some((pattern) => pattern.test(text)) ? [text] : []
  })
  return {
    complaints: [...new Set(complaints)],
    longestLine: Math.max(...lines.map((line) => Buffer.byteLength(line))),
  }
}
