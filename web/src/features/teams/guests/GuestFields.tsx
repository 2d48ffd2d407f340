import { rankReader } from '@upper-bracket/shared/guest/list/rankReader'
import { isRatingScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import type { BindText } from '#ui/form/useForm.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { RatingField } from '#ui/ranks/RatingField.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import type { GuestDraft, GuestProblems } from './guestDraft.ts'

interface GuestFieldsProps {
  readonly scale: RankScale
  /** The rank as typed. */
  readonly rank: string
  readonly problems: GuestProblems
  readonly field: BindText<keyof GuestDraft>
}

/** Name and rank, or rating, of a player without an account. The rank is typed, which is quicker than choosing among 36. */
export function GuestFields({ scale, rank, problems, field }: GuestFieldsProps) {
  const { t } = useTranslation('guests')
  const rankName = useRankName()
  const listId = useId()
  const read = useMemo(() => rankReader(scale), [scale])
  const tier = read(rank) ?? null
  const rankField = {
    name: 'rank',
    autoComplete: 'off',
    ...field('rank'),
    hint: t(`rankHint_${scale}`),
    error: problems.rank && t(`field_${problems.rank}`, { context: scale }),
  }
  return (
    <>
      <FormField
        label={t('name')}
        name="name"
        autoComplete="off"
        autoFocus
        required
        {...field('name')}
        error={problems.name && t(`field_${problems.name}`)}
      />
      {isRatingScale(scale) ? (
        <RatingField scale={scale} {...rankField} />
      ) : (
        <>
          <FormField
            label={t('rank')}
            {...rankField}
            inputProps={{ list: listId }}
            endAdornment={<RankBadge game={scale} tier={tier} size={32} />}
          />
          <datalist id={listId}>
            {rankTiers(scale).map(each => (
              <option key={each} value={rankName(scale, each) ?? ''} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}
