import type { Entry } from '@upper-bracket/shared/entry/entryOf'
import { useTranslation } from 'react-i18next'

type EnteringTextProps =
  | { readonly of: `joinAlone_${Entry}` | 'noTeamPlaces' }
  | { readonly of: 'leaveNamed' | 'deleteNamed' | 'releaseNamed' | 'nameMembers' | 'complete' }
  | { readonly of: 'lacks'; readonly count: number }

/** A text of whole teams on pages that people open who never need it: its chunk and its texts are loaded when shown. */
export default function EnteringText(props: EnteringTextProps) {
  const { t } = useTranslation('entering')
  return <>{props.of === 'lacks' ? t('lacks', { count: props.count }) : t(props.of)}</>
}
