/** The kinds of contract to choose from in a form. */
export function ContractOptions() {
  return (
    <>
      <option value="permanent">Permanent</option>
      <option value="contract">Contract</option>
      <option value="temporary">Temporary</option>
      <option value="fixed-term">Fixed term</option>
      <option value="apprenticeship">Apprenticeship</option>
      <option value="internship">Internship</option>
      <option value="volunteer">Volunteer</option>
    </>
  )
}
