import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { alerts } from '@tests/alerts'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

/** Prometheus makes it, of each scrape. */
const OF_PROMETHEUS = ['up']

/** Names that are neither functions, nor words of the language, nor labels. */
const metricsOf = (expression: string) =>
  expression.replaceAll(/\{[^}]*\}|\[\w+\]|\bby \([^)]*\)/g, '').match(/\b[a-z]\w*\b(?!\s*\()/g) ?? []

test('each alert is made of metrics that a server has, and the documentation says what to do about it', async () => {
  const diskGuard = { isFull: () => false, requireSpace: async () => {} }
  const { fetch } = await startServer({ env: { BACKUP_SCHEDULE: '30 3 * * *' }, diskGuard })
  const { text } = await fetch('/api/metrics', { headers: { host: '127.0.0.1' } })
  const served = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) =>
    type === 'histogram' ? `${name}_count` : name,
  )
  const documented = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')
  expect(alerts).toHaveLength(10)
  for (const { name, expression } of alerts) {
    const metrics = metricsOf(expression)
    expect([name, metrics.length]).not.toEqual([name, 0])
    for (const metric of metrics) expect([...served, ...OF_PROMETHEUS], name).toContain(metric)
    expect(documented).toContain(`\n| \`${name}\` | `)
  }
})
