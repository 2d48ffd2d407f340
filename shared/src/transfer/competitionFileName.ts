/** Returns the name of a competition's file, in downloads and archives. */
export function competitionFileName(competitionId: string): string {
  return `competition-${competitionId}.json`
}

/** Returns the name of a competition's file without its extension, with which the names of its pictures begin. */
export function fileStem(name: string): string {
  return name.replace(/\.json$/, '')
}

/**
 * Returns the id in the name of a competition's file; null if there is none. Browsers number files of the same name.
 * Other lengths than that of our ids are names that a person gave.
 */
export function competitionIdOfFile(name: string): string | null {
  const [, id = null] = /^competition-([A-Za-z0-9_-]{20})(?: ?\(\d+\)|-\d+)?\.json$/.exec(name) ?? []
  return id
}
