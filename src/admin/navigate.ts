/** Leaving the dashboard: its neighbours are pages of another entry, which the browser has to load. */
export const navigate = {
  to(address: string) {
    window.location.assign(address)
  },
  /** To the login, and back here afterwards. */
  toLogin() {
    const here = window.location.pathname + window.location.search
    navigate.to(`/login?next=${encodeURIComponent(here)}`)
  },
}
