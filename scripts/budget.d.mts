/** The types of what the tests import from budget.mjs. */
export function overBudget(clientFolder: string): string[]
