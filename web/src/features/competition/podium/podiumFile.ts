import { championKey, championsOf } from '@upper-bracket/shared/competition/champions'
import { podium } from '@upper-bracket/shared/snapshot/podium'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import type { CompetitionDocument } from '#documents/competition.ts'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { withFonts } from '#ui/drawnPicture/pictureFonts.ts'
import { picturePng } from '#ui/drawnPicture/picturePng.ts'
import { fileName } from '#ui/drawnPicture/saveFile.ts'
import { type PodiumTexts, podiumPicture } from './podiumPicture.ts'

type Won = Pick<CompetitionDocument, 'id' | 'champion' | 'champions'>

/** An instance may have read the competition a moment before the final. */
const attempts = 3
const pauseMs = 1100

/** Draws the podium of a competition from its public snapshot; null if no snapshot with the champions can be had. */
export async function podiumFile(competition: Won, texts: PodiumTexts): Promise<File | null> {
  const snapshot = await wonSnapshot(competition)
  const found = snapshot && podium(snapshot, teamFaces(competition.id, snapshot.teams))
  if (found === null) return null
  const png = await picturePng(await withFonts(widthOf => podiumPicture(found, texts, widthOf)))
  return new File([png], `${fileName(texts.title)}.png`, { type: png.type })
}

/**
 * Asks until the snapshot knows the champions that the page shows: each time for a copy that the edge keeps for them
 * alone, because the usual one may be older than the final for seconds.
 */
async function wonSnapshot(competition: Won): Promise<PublicSnapshot | null> {
  const shown = keysOf(competition)
  for (let attempt = 1; ; attempt++) {
    const snapshot = await fetchSnapshot(competition.id, {
      copy: `?of=${encodeURIComponent(shown)}&time=${attempt}`,
    })
    if (snapshot === null || keysOf(snapshot.competition) === shown) return snapshot
    if (attempt === attempts || isFromCache(snapshot)) return null
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

function keysOf(competition: Pick<Won, 'champion' | 'champions'>): string {
  return championsOf(competition).map(championKey).join()
}
