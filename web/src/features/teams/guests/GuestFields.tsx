import type { Game } from '@upper-bracket/shared/games/game'
import { rankReader } from '@upper-bracket/shared/guest/list/rankReader'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import type { BindText } from '#ui/form/useForm.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import type { GuestDraft, GuestProblems } from './guestDraft.ts'

interface GuestFieldsProps {
  readonly game: Game
  /** The rank as typed. */
  readonly rank: string
  readonly problems: GuestProblems
  readonly field: BindText<keyof GuestDraft>
}

/** Name and rank of a player without an account. The rank is typed, which is quicker than choosing among 36. */
export function GuestFields({ game, rank, problems, field }: GuestFieldsProps) {
  const { t } = useTranslation('guests')
  const rankName = useRankName()
  const listId = useId()
  const read = useMemo(() => rankReader(game), [game])
  const tier = read(rank) ?? null
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
      <FormField
        label={t('rank')}
        name="rank"
        autoComplete="off"
        {...field('rank')}
        inputProps={{ list: listId }}
        endAdornment={<RankBadge game={game} tier={tier} size={32} />}
        hint={t(`rankHint_${game}`)}
        error={problems.rank && t(`field_${problems.rank}`)}
      />
      <datalist id={listId}>
        {rankTiers(game).map(each => (
          <option key={each} value={rankName(game, each) ?? ''} />
        ))}
      </datalist>
    </>
  )
}
