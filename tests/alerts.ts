import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'

const rule = /- alert: (?<name>\w+)\n(?: +#.*\n)* +expr: (?<expression>.+)\n(?: +for: (?<pending>\w+)\n)?/g

/** The rules of deploy/alerts.yml. */
export const alerts = [...readFileSync(join(projectRoot, 'deploy/alerts.yml'), 'utf8').matchAll(rule)].map(
  ({ groups: { name = '', expression = '', pending = '0s' } = {} }) => ({ name, expression, pending }),
)
