interface Page<T> {
  readonly items: readonly T[]
  /** Empty after the last page. */
  readonly nextPageToken: string
}

/** Reads all pages of a list. */
export async function pages<T>(
  read: (next: { pageToken?: string }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = []
  let token: string | null = ''
  while (token !== null) {
    const { items, nextPageToken }: Page<T> = await read(token === '' ? {} : { pageToken: token })
    all.push(...items)
    token = nextPageToken === '' ? null : nextPageToken
  }
  return all
}
