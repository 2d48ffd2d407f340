import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import FormHelperText from '@mui/material/FormHelperText'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { hasRankRange } from '@upper-bracket/shared/competition/rankRange'
import { codeLength } from '@upper-bracket/shared/invitation/invitationCode'
import { typedCode } from '@upper-bracket/shared/invitation/typedCode'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { requirementText } from '@upper-bracket/shared/wording/requiredText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useChangeProfileMutation } from '#documents/profile.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { RankField } from '#ui/ranks/RankField.tsx'
import { RatingField } from '#ui/ranks/RatingField.tsx'
import { AcceptedRules } from './AcceptedRules.tsx'
import { keepRankDeclined } from './declinedRank.ts'
import { type JoinDraft, type JoinProblems, readJoin } from './joinDraft.ts'
import type { MissingForJoining } from './missingForJoining.ts'
import { StatementFields } from './StatementFields.tsx'
import { readStatement, type StatementDraft, type StatementProblems } from './statementDraft.ts'
import { useRequirementTexts } from './useRequirementTexts.ts'

interface JoinDialogProps {
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly profile: Profile
  readonly missing: MissingForJoining
  /** Whether the organizer's questions and the age are asked. */
  readonly isQuestioned: boolean
  readonly submitLabel?: string | undefined
  readonly stated?: JoiningStatement | undefined
  /** Whether the code of an invitation is asked. */
  readonly byCode?: boolean
  readonly onClose: () => void
  /** Joins with the updated profile. */
  readonly onReady: (statement: JoiningStatement, code: string) => Promise<void>
}

interface DialogDraft extends JoinDraft, StatementDraft {
  readonly code: string
}

interface DialogProblems extends JoinProblems, StatementProblems {
  readonly code?: 'required'
}

/** Asks newcomers for their public name, the rank or rating in the game, and what the organizer wants to know. */
export default function JoinDialog(props: JoinDialogProps) {
  const { competition, uid, profile, isQuestioned, byCode = false, onClose, onReady } = props
  const { game, options, name } = competition
  const scale = rankScaleOf(competition)
  const { t } = useTranslation(['joining', 'competition'])
  // The questions stay on screen while their answers arrive in the profile.
  const [missing] = useState(props.missing)
  const [begun] = useState(
    (): DialogDraft => ({
      code: '',
      name: publicName(profile),
      rank: null,
      rating: '',
      answers: Object.fromEntries(
        (props.stated?.answers ?? []).map(({ question, answer }) => [question, answer]),
      ),
      ofAge: false,
    }),
  )
  const [changeProfile] = useChangeProfileMutation()
  const { draft, field, set, problems, ...form } = useForm({
    stored: begun,
    read: (typed: DialogDraft) => {
      const [own, stated] = [
        readJoin(typed, missing, competition),
        isQuestioned ? readStatement(typed, competition) : nothingStated,
      ]
      const isCodeMissing = byCode && !typedCode.safeParse(typed.code).success
      if (own.ok && stated.ok && !isCodeMissing)
        return { ok: true, value: { changes: own.value, statement: stated.value } }
      const problems: DialogProblems = {
        ...(isCodeMissing && { code: 'required' }),
        ...(!own.ok && own.problems),
        ...(!stated.ok && stated.problems),
      }
      return { ok: false, problems }
    },
    send: async ({ changes, statement }) => {
      const isKnown = Object.keys(changes).length === 0
      const answer = isKnown ? null : await changeProfile({ uid, changes })
      if (answer?.error) return answer
      const isGiven = isRatingScale(scale) ? draft.rating.trim() !== '' : draft.rank !== null
      if (missing.rank && !isGiven) keepRankDeclined(uid, scale)
      await onReady(statement, draft.code)
      return {}
    },
  })

  const texts = useRequirementTexts()
  const rankHint = hasRankRange(options)
    ? t('competition:requires', { what: requirementText(texts, competition, 'rank-out-of-range') })
    : t(options.rankRequired ? 'joinRankRequired' : 'joinRankHint', { context: scale })
  return (
    <FormDialog
      title={missing.name || missing.rank || isQuestioned || byCode ? t('joinTitle') : t('joinConfirmTitle')}
      submitLabel={props.submitLabel ?? t('competition:join')}
      form={form}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{t('joinConfirm', { name })}</DialogContentText>
      {byCode && (
        <FormField
          label={t('code')}
          name="code"
          autoComplete="off"
          autoFocus
          required
          inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
          {...field('code')}
          hint={t('codeHint', { length: codeLength })}
          error={problems.code && t('codeHint', { length: codeLength })}
        />
      )}
      {missing.name && (
        <FormField
          label={t('joinName')}
          name="displayName"
          autoComplete="nickname"
          required
          autoFocus={!byCode}
          {...field('name')}
          hint={t('joinNameHint')}
          error={problems.name && t(`joinName_${problems.name}`)}
        />
      )}
      {missing.rank && isRatingScale(scale) && (
        <RatingField
          scale={scale}
          name={scale}
          {...field('rating')}
          hint={rankHint}
          invalid={problems.rank === 'not-rating'}
          error={problems.rank && rankHint}
        />
      )}
      {missing.rank && !isRatingScale(scale) && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <RankField game={game} tier={draft.rank} onChange={rank => set('rank', rank)} />
          <FormHelperText error={problems.rank !== undefined} sx={{ mx: 0 }}>
            {rankHint}
          </FormHelperText>
        </Box>
      )}
      {isQuestioned && (
        <StatementFields
          competition={competition}
          draft={draft}
          problems={problems}
          onAnswer={answers => set('answers', answers)}
          onOfAge={ofAge => set('ofAge', ofAge)}
        />
      )}
      <AcceptedRules competition={competition} apart />
    </FormDialog>
  )
}

const nothingStated = { ok: true, value: {} } as const
