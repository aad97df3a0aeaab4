/** The types of what tests and benchmarks import from budget.mjs. */
export function overBudget(clientFolder: string): string[]
export function firstVisit(clientFolder: string, name: string, language?: string): string[]
