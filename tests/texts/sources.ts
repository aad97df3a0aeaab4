/** The dashboard's source files by path below src/admin. */
export const adminSources: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../src/admin/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
  ).map(([path, text]) => [path.replace('../../src/admin/', ''), text]),
)

/** The site's source files by path below src/site. */
export const siteSources: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../src/site/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
  ).map(([path, text]) => [path.replace('../../src/site/', ''), text]),
)

/** The sources of the server and of what all layers share, by path below src. */
export const serverSources: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../src/{server,shared}/**/*.ts', { eager: true, query: '?raw', import: 'default' }),
  ).map(([path, text]) => [path.replace('../../src/', ''), text]),
)
