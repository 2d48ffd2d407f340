import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir, upNext } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { may } from '@upper-bracket/shared/competition/permissions'
import { hasUnlinkedStream, streamsOf } from '@upper-bracket/shared/live/streamsOf'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { MatchResult } from '#features/bracket/match/MatchResult.tsx'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { Commentators } from '../streams/Commentators.tsx'
import { QueuedLine } from '../queue/QueuedLine.tsx'
import { useBroadcastQueue } from '../queue/useBroadcastQueue.ts'
import { useCommentatorNames } from '../streams/useCommentatorNames.ts'

const StreamTextsDialog = lazyDialog(() => import('../streams/StreamTextsDialog.tsx'))
const StreamTabs = lazy(() => import('../streams/StreamTabs.tsx'))
const QueueEditor = lazy(() => import('../queue/QueueEditor.tsx'))

interface ShownMatchProps {
  readonly competition: CompetitionDocument
  /** The stream in the player. It is shown until another one is chosen. */
  readonly watched: number
}

/** The match of a stream with the live score, and its queue. */
export default function ShownMatch({ competition, watched }: ShownMatchProps) {
  const { t } = useTranslation('live')
  const texts = useMatchTexts()
  const { roles } = useMyParticipation(competition)
  const [chosen, setChosen] = useState<number | null>(null)
  const stream = chosen ?? watched
  const [isCopying, setCopying] = useState(false)
  const id = useId()
  const matches = useMatches()
  const queueing = useBroadcastQueue(competition, useBracketScope().bracketId)
  const match = matchOnAir(competition, matches, stream)
  const commentatorsOf = useCommentatorNames(competition, stream)
  const organizes = may('setBroadcastQueue', roles)
  const isSingle = stream === 0 && streamsOf(competition).length === 1
  // Those with a link are chosen by their player.
  const hasUnlinked = hasUnlinkedStream(competition)
  if (match === null && !organizes && !hasUnlinked) return null
  const streams = (
    <Suspense>
      <StreamTabs competition={competition} stream={stream} mayAdd={organizes} onChange={setChosen} />
    </Suspense>
  )
  return (
    <>
      {(organizes ? !isSingle : hasUnlinked) && streams}
      <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
          <Typography id={id} component="h2" variant="h3">
            {t(match !== null && isOver(match) ? 'lastOnAir' : 'onAir')}
          </Typography>
          <Typography color="textSecondary">
            {match === null ? t('nothingOnAir') : `${texts.place(match)} · ${texts.status(match)}`}
          </Typography>
        </Box>
        {match !== null && (
          <>
            <MatchResult match={match} />
            <Commentators names={commentatorsOf(match.id)} />
          </>
        )}
      </Box>
      {organizes ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={Link}
              to={hrefs.desk(competition.id, stream)}
              variant="outlined"
              color="inherit"
            >
              {t('toDesk')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setCopying(true)}>
              {t('streamTexts')}
            </Button>
            {isSingle && streams}
          </Box>
          <Suspense>
            <QueueEditor key={stream} competition={competition} stream={stream} queueing={queueing} />
          </Suspense>
        </>
      ) : (
        <UpNext
          matches={upNext(competition, matches, { stream, onAir: match })}
          commentatorsOf={commentatorsOf}
        />
      )}
      {isCopying && (
        <StreamTextsDialog competition={competition} stream={stream} onClose={() => setCopying(false)} />
      )}
    </>
  )
}

interface UpNextProps {
  readonly matches: readonly Match[]
  readonly commentatorsOf: (matchId: string) => readonly string[]
}

/** What the broadcast shows after the match on air. */
function UpNext({ matches, commentatorsOf }: UpNextProps) {
  const { t } = useTranslation('live')
  const id = useId()
  if (matches.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('upNext')}
      </Typography>
      <PlainList>
        {matches.map(match => (
          <li key={match.id}>
            <QueuedLine match={match} commentators={commentatorsOf(match.id)} />
          </li>
        ))}
      </PlainList>
    </Box>
  )
}
