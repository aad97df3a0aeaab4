import { withinAwakeMs } from '../metering/processor-time'

/** The result of a check. `line` is for the owner: one plain line without secrets. */
export type Finding = { check: string; status: 'ok' | 'warn' | 'fail'; line: string }

const finding =
  (status: Finding['status']) =>
  (check: string, line: string): Finding => ({ check, status, line })

export const ok = finding('ok')
/** Something to know or to change, with which the server works. */
export const warn = finding('warn')
export const fail = finding('fail')

/** Rejects if `work` takes longer. It is not stopped, only no longer waited for. */
export const withinTime = <Result>(limitMs: number, work: Promise<Result>) =>
  withinAwakeMs(limitMs, work, () => new Error(`no answer within ${limitMs / 1000} seconds`))
