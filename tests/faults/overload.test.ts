import { memoryOf } from '@tests/bench/memory'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { expect, onTestFinished, test } from 'vitest'
import { report } from './figures'
import { CONNECTIONS, every200ms, KINDS, load, percentile, TIMES } from './flood'
import { processorSeconds } from './processor'
import { newFolder } from './site'

type Kind = (typeof KINDS)[string]

/** The good answers that so many requests get, and what each costs the server. */
async function measure(server: BuiltServer, kind: Kind, options: Parameters<typeof load>[2]) {
  const before = await processorSeconds(server.process)
  const answers = await load(server.address, kind, options)
  const used = (await processorSeconds(server.process)) - before
  return { ...answers, perProcessorSecond: answers.success.length / used }
}

// The program that floods the server takes time from it on a machine with few processors, hence the share of processor time.
test.each(Object.entries(KINDS))(
  `under ${TIMES} times the load, the server gives nine in ten of its good answers, and quick refusals: %s`,
  async (_, kind) => {
    const server = await startBuiltServer({ DATA_DIR: await newFolder(), TRUST_PROXY: '1' })
    onTestFinished(async () => void (await server.stop('SIGKILL')))
    const withinCapacity = () => measure(server, kind, { connections: CONNECTIONS.capacity, duration: 6 })
    await load(server.address, kind, { connections: CONNECTIONS.capacity, duration: 4 })
    const alone = await withinCapacity()

    const memory = () => memoryOf(server.process.pid)
    const before = await memory()
    let most = before
    const health: number[] = []
    const stop = every200ms(async () => {
      const begun = performance.now()
      await fetch(`${server.address}/api/health`)
      health.push(performance.now() - begun)
      most = Math.max(most, await memory())
    })
    const overallRate = Math.round(alone.perSecond * TIMES)
    const over = await measure(server, kind, {
      connections: CONNECTIONS.overload,
      overallRate,
      duration: 8,
    })
    await stop()
    // Before and after, because a machine that others use as well, and a program that gets warm, change their speed by a tenth.
    const again = await withinCapacity()

    const share = (2 * over.perProcessorSecond) / (alone.perProcessorSecond + again.perProcessorSecond)
    report({
      'capacity per second': Math.round(alone.perSecond),
      'share of good answers': (over.perSecond / alone.perSecond).toFixed(2),
      'per processor time': share.toFixed(2),
      refused: over.refusal.length,
      'refused within (median, p99)': `${percentile(over.refusal, 0.5)}, ${percentile(over.refusal, 0.99)} ms`,
      'other errors': over.errors,
      '/api/health (median, p99)': `${percentile(health, 0.5)}, ${percentile(health, 0.99)} ms`,
      memory: `${before} → ${most} MB`,
    })
    expect(share).toBeGreaterThanOrEqual(0.9)
    expect(over.refusal.length).toBeGreaterThan(0)
    expect(percentile(over.refusal, 0.5)).toBeLessThan(500)
    expect(over.errors).toBe(0)
    expect(most - before).toBeLessThan(200)
  },
)
