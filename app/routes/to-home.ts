import { redirect } from 'react-router'

/** Old and incomplete addresses that mean the home page (S4.13). */
export function loader() {
  return redirect('/')
}
