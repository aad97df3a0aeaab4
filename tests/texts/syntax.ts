import { parseSync } from 'vite'

export type Node = { type: string; start: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

export const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

export const parseFile = (file: string, source: string) => parseSync(file, source).program as unknown as Node
