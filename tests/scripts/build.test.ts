import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that the bundles of a folder import. */
function importedBy(folder: string) {
  const files = readdirSync(join(projectRoot, folder)).filter((file) => file.endsWith('.js'))
  return files.flatMap((file) => {
    const code = readFileSync(join(projectRoot, folder, file), 'utf8')
    const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
    const names = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '.')),
      // Of an import whose address is computed, the first character is no quotation mark.
      ...dynamicImports
        .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
        .map((text) => /^["'`]([^"'`]+)["'`]$/.exec(text)?.[1] ?? '.'),
    ]
    return names.filter((name) => !name.startsWith('.')).map(packageOf)
  })
}

test('the build imports exactly the dependencies of package.json, and carries its migrations, pictures and empty database', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const imported = new Set([...importedBy('dist/server'), ...importedBy('dist/site')])
  // Imported by `npm run dev` only.
  imported.delete('vite')
  const packages = [...imported].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
  expect(packages.sort()).toEqual(Object.keys(dependencies).sort())

  for (const [source, copy] of [
    ['src/server/db/migrations', 'dist/server/migrations'],
    ['demo/images', 'dist/server/images'],
    ['demo/media', 'dist/server/media'],
  ] as const)
    expect(readdirSync(join(projectRoot, copy))).toEqual(readdirSync(join(projectRoot, source)))
  // Without the snapshots, which only `npm run db:generate` reads.
  expect(readdirSync(join(projectRoot, 'dist/server/migrations/meta'))).toEqual(['_journal.json'])
  // Without it, a server creates its database all the same, but needs a gigabyte for that.
  expect(existsSync(join(projectRoot, 'dist/server/database-template.tar.gz'))).toBe(true)
})
