export type Load<Module> = (() => Promise<Module>) & { loaded?: Module }

/** Keeps the code that it has loaded, so that a screen can use it at once. */
export function keepLoaded<Module>(load: Load<Module>): Load<Module> {
  if ('loaded' in load) return load
  const keeping: Load<Module> = async () => {
    keeping.loaded = await load()
    return keeping.loaded
  }
  keeping.loaded = undefined
  return keeping
}
