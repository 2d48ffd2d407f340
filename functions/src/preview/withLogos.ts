import { documents } from '../platform/firestore/documents.ts'

const address = /\/api\/competitions\/([^/"]+)\/pictures\/teamLogo\/([^/"]+)\/\d+-small/g

/** Puts the files of logos into a drawing that names their addresses. One that is gone leaves its place empty. */
export async function withLogos(svg: string): Promise<string> {
  const named = new Map([...svg.matchAll(address)].map(([path, ...ids]) => [path, ids] as const))
  const files = new Map(
    await Promise.all(
      [...named].map(async ([path, [competitionId = '', ownerId = '']]) => {
        const place = { competitionId, kind: 'teamLogo', ownerId } as const
        const small = (await documents.picture(place).get()).data()?.small ?? ''
        return [path, `data:image/png;base64,${small}`] as const
      }),
    ),
  )
  return svg.replace(address, path => files.get(path) ?? path)
}
