/** Whether a text without deceptive characters is visible: spaces and combining marks alone are not. */
export function drawsSomething(text: string): boolean {
  return /[^\p{Z}\p{M}]/u.test(text)
}
