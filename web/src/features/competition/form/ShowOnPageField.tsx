import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganizerPageQuery, useShowOnOrganizerPageMutation } from '#documents/organizerPages.ts'
import { useSend } from '#ui/useSend.ts'

interface ShowOnPageFieldProps {
  readonly uid: string
  readonly competitionId: string
  /** Called with what shows the competition once it exists, or with null if it is not to be shown. */
  readonly onChoose: (show: (() => Promise<unknown>) | null) => void
}

/** Offers to show the new competition on the viewer's page, and nothing to a viewer without one. */
export default function ShowOnPageField({ uid, competitionId, onChoose }: ShowOnPageFieldProps) {
  const { t } = useTranslation('organizers')
  const { currentData } = useOrganizerPageQuery(uid)
  const [showOnPage] = useShowOnOrganizerPageMutation()
  const [chosen, setChosen] = useState(false)
  const send = useSend()
  if (!currentData?.value) return null
  const show = () =>
    send(showOnPage({ competitionId, shown: true }), {
      done: ({ announced }) => t(`announced_${announced}`),
    })
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen}
          onChange={(_, isChosen) => {
            setChosen(isChosen)
            onChoose(isChosen ? show : null)
          }}
        />
      }
      label={t('showNew')}
    />
  )
}
