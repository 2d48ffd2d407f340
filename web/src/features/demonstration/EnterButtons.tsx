import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DemonstrationRole, demonstrationRoles } from '@upper-bracket/shared/demonstration/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

/** Lets a visitor of the demonstration in with a role, and leads to what there is to do. */
export function EnterButtons() {
  const { t } = useTranslation('demonstration')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const showError = useShowError()
  const [entering, setEntering] = useState<DemonstrationRole | null>(null)

  const enter = async (role: DemonstrationRole) => {
    setEntering(role)
    try {
      const { enterDemonstration } = await import('#platform/firebase/functions.ts')
      const { token, competitionId, matchId } = await enterDemonstration(role, language)
      if (token !== null) await (await import('#platform/firebase/auth.ts')).signInByToken(token)
      await navigate(
        matchId === null ? hrefs.competitionBracket(competitionId) : hrefs.match(competitionId, matchId),
      )
    } catch (thrown) {
      showError(thrown)
    } finally {
      setEntering(null)
    }
  }
  return (
    <Box sx={buttons}>
      {demonstrationRoles.map((role, index) => (
        <Button
          key={role}
          variant={index === 0 ? 'contained' : 'outlined'}
          {...(index > 0 && { color: 'inherit' })}
          size="large"
          disabled={entering !== null}
          loading={entering === role}
          onClick={() => void enter(role)}
        >
          {t(`enter_${role}`)}
        </Button>
      ))}
    </Box>
  )
}

const buttons = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: 1.5,
} as const
