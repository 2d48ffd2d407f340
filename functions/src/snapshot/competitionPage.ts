import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { earlyPage, earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { onRequest, type Request } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { latestInviteAddress, latestScene, sceneKey } from './latestScene.ts'
import { linkPreview } from './linkPreview.ts'
import { type PagePlace, pagePlace } from './pagePlace.ts'
import { pageShell } from './pageShell.ts'

/** Longer than the snapshot's, which takes over as soon as there is code. `firebase.json` repeats this. */
const caching = 'public, max-age=0, s-maxage=60'

/**
 * The pages of a competition, and those of invitations: what Hosting serves for the other pages, but 404 where there is
 * no such competition, match or invitation; the page says so itself. A competition's page has a head of its own, which
 * previews of links read and which asks for the snapshot before any script has run, and what is read first in its body.
 */
export const competitionPage = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
      return
    }
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const place = pagePlace(request.path)
    if (place === null) {
      response.status(404).set('cache-control', caching).end()
      return
    }
    try {
      if (origin === null) throw new Error('The origin of the page is not known')
      const [shell, parts] = await Promise.all([
        pageShell(origin, place, Date.now()),
        partsOf(place, new URL(request.path, origin), languageOf(request)),
      ])
      response
        .status(parts === null ? 404 : 200)
        .set({ 'cache-control': caching, vary: 'Accept-Language' })
        .type('html')
        .send(
          shell
            .replace('<head>', () => `<head>${parts?.head ?? noIndex}`)
            .replace(earlyPlace, () => parts?.body ?? ''),
        )
    } catch (thrown) {
      logs.pageFailed(idIn(place), thrown)
      response.status(503).set({ 'cache-control': 'no-store', 'retry-after': '5' }).end()
    }
  },
)

interface Parts {
  readonly head: string
  readonly body: string
}

const noIndex = '<meta name="robots" content="noindex"/>'

/** Null if what the address names does not exist. A page without parts of its own is better than none. */
async function partsOf(place: PagePlace, address: URL, language: Language): Promise<Parts | null> {
  try {
    return await (place.page === 'invite'
      ? invitePartsOf(place)
      : competitionPartsOf(place, address, language))
  } catch (thrown) {
    logs.pageFailed(idIn(place), thrown)
    return { head: '', body: '' }
  }
}

async function invitePartsOf({ inviteId }: PlaceOf<'invite'>): Promise<Parts | null> {
  if (!unguessableId.safeParse(inviteId).success) return null
  return (await latestInviteAddress(inviteId, Date.now())) && { head: noIndex, body: '' }
}

async function competitionPartsOf(
  { competitionId, tab, matchId }: PlaceOf<'competition'>,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (![competitionId, matchId ?? competitionId].every(id => existingId.safeParse(id).success)) return null
  const scene = await latestScene(sceneKey(competitionId, tab, matchId), Date.now())
  if (scene === null) return null
  const preview = linkPreview(scene.competition, { id: competitionId, address, language })
  const snapshot = `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/competitions/${competitionId}/snapshot"/>`
  return {
    // The encoding has to be said within the first kilobyte.
    head: `<meta charset="utf-8"/>${tab === 'edit' ? '' : snapshot}${preview}`,
    body: earlyPage(scene, { competitionId, tab, language }),
  }
}

type PlaceOf<Page extends PagePlace['page']> = Extract<PagePlace, { readonly page: Page }>

function idIn(place: PagePlace): string {
  return place.page === 'invite' ? place.inviteId : place.competitionId
}

/** Hosting passes on no cookie but that of signing in: what the reader has chosen is not known here. */
function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages])
  return languages.find(each => each === accepted) ?? defaultLanguage
}
