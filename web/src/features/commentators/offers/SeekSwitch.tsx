import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSend } from '#ui/useSend.ts'
import { useSeekCommentatorsMutation } from '../commentatorEndpoints.ts'

/** A switch that lets people offer to commentate. */
export function SeekSwitch({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('commentators')
  const [seek, { isLoading, originalArgs }] = useSeekCommentatorsMutation()
  const send = useSend()
  const wanted = isLoading ? (originalArgs?.wanted ?? false) : competition.seeksCommentators
  const change = async (next: boolean) => {
    await send(seek({ competitionId: competition.id, wanted: next }))
  }
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={wanted} onChange={(_, next) => void change(next)} />}
        label={t('seek')}
      />
      <Typography variant="body2" color="textSecondary">
        {t('seekHint')}
      </Typography>
    </div>
  )
}
