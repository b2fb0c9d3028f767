import type { Field } from '../field.ts'

export const science: Field = {
  industry: 'Science and research',
  weight: 1.2,
  employers: ['university', 'research-institute', 'laboratory', 'biotech'],
  lines: [
    {
      titles: [
        '{Senior |Postdoctoral |Graduate |Clinical |}Research {Associate|Assistant|Fellow}',
        'Laboratory {Technician|Manager|Assistant|Analyst}',
        '{Analytical |Organic |Synthetic |Formulation |Environmental |Polymer }Chemist',
        '{Molecular |Cell |Structural |Marine |Computational }Biologist',
        'Microbiologist',
        '{Materials |Food |Data |Soil |Forensic }Scientist',
        'Physicist',
        'Statistician',
        'Lecturer in {Chemistry|Biology|Physics|Computer Science|Psychology|Economics}',
        'Research {Manager|Nurse|Administrator}',
        'Geneticist',
        'QC Analyst',
        'Field Technician – Ecology',
        'PhD Studentship – {Engineering|Biosciences}',
      ],
      pay: [31_500, 42_500],
      partTime: 0.15,
      duties: [
        'Plan and run experiments and keep a notebook that others can follow',
        'Analyse samples by [LC-MS|PCR|microscopy]',
        'Write papers and [grant applications|protocols]',
        'Look after instruments and train their users',
        'Supervise students',
        'Present results to people outside the field',
        'Follow safety and ethics rules',
      ],
      wants: [
        'Degree or PhD in the subject',
        'Hands-on skills with [tissue culture|chromatography|statistics]',
        'Published work, for senior posts',
        'Curious and careful',
      ],
      skills: ['PCR', 'LC-MS', 'R', 'Python', 'cell culture', 'CRISPR', 'GLP', 'UKAS ISO 17025', 'flow cytometry'],
    },
  ],
}
