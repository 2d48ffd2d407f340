import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/folders.ts'

/** The files that show the face of a team next to its name, on a page or in a picture. */
const places = [
  'shared/src/earlyPage/earlyAgenda.ts',
  'shared/src/earlyPage/earlyCard.ts',
  'shared/src/earlyPage/earlyGroups.ts',
  'shared/src/earlyPage/earlyLive.ts',
  'shared/src/earlyPage/earlyMatch.ts',
  'shared/src/earlyPage/earlyPlaces.ts',
  'shared/src/earlyPage/earlySwiss.ts',
  'shared/src/earlyPage/earlyTeams.ts',
  'shared/src/preview/drawMatchBox.ts',
  'shared/src/preview/drawMatchPreview.ts',
  'shared/src/preview/drawPreview.ts',
  'web/src/embed/GroupTable.tsx',
  'web/src/embed/MatchCard.tsx',
  'web/src/embed/SwissBoard.tsx',
  'web/src/features/bracket/drawing/MatchCard.tsx',
  'web/src/features/bracket/match/MatchSlot.tsx',
  'web/src/features/bracket/page/FinalPlaces.tsx',
  'web/src/features/bracket/stages/GroupTable.tsx',
  'web/src/features/bracket/stages/SwissView.tsx',
  'web/src/features/broadcast/overlays/OverlayChampion.tsx',
  'web/src/features/broadcast/overlays/OverlayHeadToHead.tsx',
  'web/src/features/broadcast/overlays/OverlayLineUps.tsx',
  'web/src/features/broadcast/overlays/OverlayNext.tsx',
  'web/src/features/broadcast/overlays/OverlayScore.tsx',
  'web/src/features/broadcast/overlays/TeamName.tsx',
  'web/src/features/broadcast/queue/QueuedLine.tsx',
  'web/src/features/competition/podium/podiumPicture.ts',
  'web/src/features/matchRoom/page/MatchHero.tsx',
  'web/src/features/organizing/agenda/TeamLines.tsx',
  'web/src/features/organizing/export/bracketPicture.ts',
  'web/src/features/organizing/export/tablePicture.ts',
  'web/src/features/teams/board/TeamCard.tsx',
  'web/src/features/teams/dialogs/LogoField.tsx',
]

/** They name a side of a match only in a label or a sentence. */
const inWords = ['web/src/features/organizing/match/ScoreEditor.tsx']

const showsFace = /<TeamFace|<TeamName[^>]*face=|\bearlyFace\(|\bdrawnFace\(|\bdrawLogo\(/
/** A side of a match, or both, as a card shows them, or a team in a picture. */
const showsSide =
  /texts\.written\(|<TeamName\b|\.slots\[0\]\}|slotOf\(slots\[0\]|fitted(?:Text)?\((?:name|nameOf|place\.team|opponent)\b/

test('a team has a face wherever a card, a row or an overlay shows it', async () => {
  const faced: string[] = []
  const faceless: string[] = []
  for await (const path of glob(['web/src/**/*.{ts,tsx}', 'shared/src/{earlyPage,preview}/*.ts'], {
    cwd: root,
  })) {
    if (
      /\/(earlyFace|drawLogo|drawnFace)\.ts$/.test(path) ||
      path.includes('.test.') ||
      path.includes('/testing/')
    )
      continue
    const source = await readFile(join(root, path), 'utf8')
    if (showsFace.test(source)) faced.push(path)
    else if (showsSide.test(source)) faceless.push(path)
  }
  expect(faced.toSorted()).toEqual(places)
  expect(faceless.toSorted()).toEqual(inWords)
})
