export default function TeamsPage() {
  return null
}
