import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { earlyPage, earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest, type Request } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { latestScene } from './latestScene.ts'
import { linkPreview } from './linkPreview.ts'
import { pageShell } from './pageShell.ts'

/** Longer than the snapshot's, which takes over as soon as there is code. `firebase.json` repeats this. */
const caching = 'public, max-age=0, s-maxage=60'

/**
 * The page of a competition: what Hosting serves for the other pages, with a head of its own, which previews of links
 * read and which asks for the snapshot before any script has run, and with what is read first in its body. 404 where there is no such competition; the page says
 * so itself.
 */
export const competitionPage = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
      return
    }
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const [, id = ''] = /^\/competitions\/([^/]+)/.exec(request.path) ?? []
    try {
      if (origin === null) throw new Error('The origin of the page is not known')
      const [shell, parts] = await Promise.all([
        pageShell(origin, request.path, Date.now()),
        partsOf(id, new URL(request.path, origin), languageOf(request)),
      ])
      response
        .status(parts === null ? 404 : 200)
        .set({ 'cache-control': caching, vary: 'Accept-Language' })
        .type('html')
        .send(
          shell
            .replace('<head>', () => `<head>${parts?.head ?? '<meta name="robots" content="noindex"/>'}`)
            .replace(earlyPlace, () => parts?.body ?? ''),
        )
    } catch (thrown) {
      logs.pageFailed(id, thrown)
      response.status(503).set({ 'cache-control': 'no-store', 'retry-after': '5' }).end()
    }
  },
)

interface Parts {
  readonly head: string
  readonly body: string
}

/** Null if there is no such competition. A page without parts of its own is better than none. */
async function partsOf(id: string, address: URL, language: Language): Promise<Parts | null> {
  if (!existingId.safeParse(id).success) return null
  const [, , , tab = ''] = address.pathname.split('/')
  try {
    const scene = await latestScene(`${id} ${tab}`, Date.now())
    if (scene === null) return null
    const snapshot = `/api/competitions/${id}/snapshot`
    const preview = linkPreview(scene.competition, { id, address, language })
    return {
      // The encoding has to be said within the first kilobyte.
      head: `<meta charset="utf-8"/><link rel="preload" as="fetch" crossorigin="anonymous" href="${snapshot}"/>${preview}`,
      body: earlyPage(scene, { competitionId: id, tab, language }),
    }
  } catch (thrown) {
    logs.pageFailed(id, thrown)
    return { head: '', body: '' }
  }
}

/** Hosting passes on no cookie but that of signing in: what the reader has chosen is not known here. */
function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages])
  return languages.find(each => each === accepted) ?? defaultLanguage
}
