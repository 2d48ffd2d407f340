import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { movedPlaces } from '@upper-bracket/shared/bracket/reshaping/movedPlaces'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { isSameValue } from '@upper-bracket/shared/text/isSameValue'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { EndMoves } from './EndMoves.tsx'
import { LostVetoes } from './LostVetoes.tsx'
import { useRelayingSentence } from './useRelayingSentence.ts'

interface FormatPreviewProps {
  readonly before: Bracket
  readonly outcome: Outcome<BracketChange, ErrorCode>
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** What follows from a change of the format, or why it is not possible. */
export function FormatPreview({ before, outcome, children }: FormatPreviewProps) {
  const sentence = useRelayingSentence(before)
  return (
    <Box sx={inView}>
      <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
        {outcome.ok ? (
          <Consequences before={before} change={outcome.value} />
        ) : (
          <Typography color="error">{sentence(outcome)}</Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}

function Consequences({ before, change }: { readonly before: Bracket; readonly change: BracketChange }) {
  const { t } = useTranslation('reshaping')
  const { t: roundTexts } = useTranslation('bracket')
  const { t: stageTexts } = useTranslation('stages')
  const texts = useMatchTexts()
  const { bracket: after, changes } = change
  if (after === before) return <Typography color="textSecondary">{t('nothingChanges')}</Typography>
  const seatedAgain = after.shape.stages.filter(
    ({ groups }, index) => !isSameValue(groups, before.shape.stages[index]?.groups),
  )
  const isApart = ({ stage, section }: Match) =>
    section === 'tie-break' || seatedAgain.some(({ key }) => key === stage)
  const named = ({ shape }: Bracket, matches: readonly Match[]) => {
    const names = matches
      .filter(match => !isApart(match))
      .map(match => roundName(roundTexts, roundNameOf(shape, match)))
    return [...new Set(names)].join(', ')
  }
  const [added, gone] = [
    named(
      after,
      changes.flatMap(([was, is]) => (!isUsed(was) && isUsed(is) ? [is] : [])),
    ),
    named(
      before,
      changes.flatMap(([was, is]) => (isUsed(was) && !isUsed(is) ? [was] : [])),
    ),
  ]
  const tablesOf = ({ shape }: Bracket) => shape.stages.map(stage => ('table' in stage ? stage.table : null))
  const hasOtherRules = !isSameValue(tablesOf(before), tablesOf(after))
  const moved = hasOtherRules ? movedPlaces(before, after) : []
  const grants = ({ matches }: Bracket) => [...matches.values()].some(match => advantageOf(match).length > 0)
  const range = ({ best, worst }: { readonly best: number; readonly worst: number }) =>
    best === worst ? String(best) : `${best}–${worst}`
  return (
    <>
      {added !== '' && <Typography>{t('willAdd', { rounds: added })}</Typography>}
      {gone !== '' && <Typography>{t('willGo', { rounds: gone })}</Typography>}
      {grants(before) !== grants(after) && (
        <Typography>{t(grants(after) ? 'advantageGiven' : 'advantageTaken')}</Typography>
      )}
      {seatedAgain.map(stage => (
        <Typography key={stage.key}>
          {t('seatedAgain', { stage: stageTitle(stageTexts, after.shape, stage) })}
        </Typography>
      ))}
      {hasOtherRules && <Typography>{t(moved.length === 0 ? 'placesStay' : 'placesMove')}</Typography>}
      {moved.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {moved.map(({ teamId, from, to }) => (
            <li key={teamId}>{t('place', { team: texts.team(teamId), from: range(from), to: range(to) })}</li>
          ))}
        </Box>
      )}
      <LostVetoes changes={changes} />
      <EndMoves before={before} after={after} />
    </>
  )
}

/** Stays in view while the options are scrolled. */
const inView = {
  position: 'sticky',
  // Over the space below the dialog's content, in which what is scrolled would show.
  bottom: -20,
  // Over the labels of fields, which have a layer of their own.
  zIndex: 2,
  display: 'grid',
  gap: 1,
  mt: 1,
  pt: 1.5,
  pb: 4,
  bgcolor: 'background.paper',
} as const
