import { maxRatings } from '@upper-bracket/shared/ranks/maxRatings'
import type { RatingScale } from '@upper-bracket/shared/ranks/rankScale'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'

interface RatingFieldProps extends Omit<ComponentProps<typeof FormField>, 'label' | 'inputProps'> {
  readonly scale: RatingScale
  /** Whether the text is no rating of the scale (`typedRating`). */
  readonly invalid?: boolean
}

/** A field for a rating as a number. */
export function RatingField({ scale, invalid = false, error, ...field }: RatingFieldProps) {
  const { t } = useTranslation('ranks')
  return (
    <FormField
      autoComplete="off"
      {...field}
      label={t(`rating_${scale}`)}
      inputProps={{ inputMode: 'numeric' }}
      error={invalid ? t('ratingInvalid', { max: maxRatings[scale] }) : error}
    />
  )
}
