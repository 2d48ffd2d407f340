import { gameOfScale, isRatingScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import { SelectField } from '#ui/format/SelectField.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'

interface RankLimitFieldProps
  extends Pick<
    ComponentProps<typeof FormField>,
    'label' | 'name' | 'autoComplete' | 'value' | 'onChange' | 'error' | 'disabled'
  > {
  readonly scale: RankScale
}

/** A rank or a rating; empty for none. */
export default function RankLimitField({ scale, ...field }: RankLimitFieldProps) {
  const { t } = useTranslation(['settings', 'ranks'])
  const rankName = useRankName()
  if (isRatingScale(scale))
    return <FormField {...field} hint={t(`ranks:rating_${scale}`)} inputProps={{ inputMode: 'numeric' }} />
  const { label, value, onChange, error, disabled = false } = field
  const ranks = rankTiers(gameOfScale(scale)).map(tier => ({
    value: String(tier),
    label: rankName(scale, tier) ?? '',
  }))
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      choices={[{ value: '', label: t('anyRank') }, ...ranks]}
      disabled={disabled}
      error={error}
    />
  )
}
