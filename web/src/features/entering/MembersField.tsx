import Box from '@mui/material/Box'
import { basisOfScale, isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import type { MemberList } from './memberList.ts'

interface MembersFieldProps {
  readonly competition: CompetitionDocument
  readonly value: string
  readonly onChange: (value: string) => void
  readonly list: MemberList
  /** The number of seats that they can take. */
  readonly seats: number
  readonly autoFocus?: boolean
  /** Whether they are substitutes. */
  readonly substitutes?: boolean
}

/** The players whom a captain names, a line each, and how they are read. */
export function MembersField({ competition, list, seats, substitutes = false, ...field }: MembersFieldProps) {
  const { t } = useTranslation(['entering', 'competition'])
  const rankName = useRankName()
  const scale = rankScaleOf(competition)
  const label = t(substitutes ? 'substitutes' : 'members')
  const { members, unread, known, lacking } = list
  const problems = [
    ...unread.map(each => t('membersUnread', each)),
    ...(members.length > seats ? [t('membersTooMany', { count: seats })] : []),
    ...lacking.map(({ name, code }) => t('membersLack', { name, what: t(`competition:${code}`) })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormField
        label={label}
        name={substitutes ? 'substitutes' : 'members'}
        autoComplete="off"
        multiline
        minRows={Math.min(4, seats)}
        maxRows={8}
        {...field}
        hint={t('membersHint', { count: seats })}
        error={problems.length === 0 ? undefined : problems.join('. ')}
      />
      {known.length > 0 && (
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {t('membersKnown', { names: known.join(', ') })}
        </Box>
      )}
      {members.length > 0 && (
        <PlainList aria-label={label}>
          {members.map(({ name, rankTier }) => (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}
            >
              {!isRatingScale(scale) && <RankBadge game={scale} tier={rankTier} size={28} />}
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                {name}
              </Box>
              <Box
                component="span"
                sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary', fontSize: '0.875rem' }}
              >
                {rankTier === null
                  ? t('noRank', { context: basisOfScale(scale) })
                  : rankName(scale, rankTier)}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
    </Box>
  )
}

/** Whether a list can be sent. */
export function isSendable({ members, unread, lacking }: MemberList, seats: number): boolean {
  return unread.length === 0 && lacking.length === 0 && members.length <= seats
}
