import { championKey, championsOf } from '@upper-bracket/shared/competition/champions'
import { podium } from '@upper-bracket/shared/snapshot/podium'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { CompetitionDocument } from '#documents/competition.ts'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { withFonts } from '#ui/drawnPicture/pictureFonts.ts'
import { picturePng } from '#ui/drawnPicture/picturePng.ts'
import { fileName } from '#ui/drawnPicture/saveFile.ts'
import { type PodiumTexts, podiumPicture } from './podiumPicture.ts'

type Won = Pick<CompetitionDocument, 'id' | 'champion' | 'champions'>

/** The edge answers with its copy while it fetches a newer one. */
const attempts = 5
const pauseMs = 1000

/** Draws the podium of a competition from its public snapshot; null if no snapshot with the champions can be had. */
export async function podiumFile(competition: Won, texts: PodiumTexts): Promise<File | null> {
  const snapshot = await wonSnapshot(competition)
  const found = snapshot && podium(snapshot)
  if (found === null) return null
  const png = await picturePng(await withFonts(widthOf => podiumPicture(found, texts, widthOf)))
  return new File([png], `${fileName(texts.title)}.png`, { type: png.type })
}

/** Asks until the snapshot knows the champions that the page shows. */
async function wonSnapshot(competition: Won): Promise<PublicSnapshot | null> {
  const shown = keysOf(competition)
  for (let attempt = 1; ; attempt++) {
    const snapshot = await fetchSnapshot(competition.id, { cache: 'no-cache' })
    if (snapshot === null || keysOf(snapshot.competition) === shown) return snapshot
    if (attempt === attempts || isFromCache(snapshot)) return null
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

function keysOf(competition: Pick<Won, 'champion' | 'champions'>): string {
  return championsOf(competition).map(championKey).join()
}
