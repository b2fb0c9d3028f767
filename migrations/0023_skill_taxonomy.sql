-- Skills and occupations that an operator imported, such as those of ESCO: used beside the product's own when CVs are matched.

create table imported_skills (
  uri text primary key,
  label text not null,
  -- All names, the label first.
  names text[] not null,
  reach text not null constraint imported_skills_reach check (reach in ('soft', 'common', 'special')),
  imported_at timestamptz not null
);

create table imported_occupations (
  uri text primary key,
  label text not null,
  names text[] not null,
  -- The unit group of ISCO-08; empty: not said.
  isco text not null,
  imported_at timestamptz not null
);

-- What nobody does an occupation without: the URI of a skill, or its name where a file says no more.
create table imported_occupation_skills (
  occupation text not null,
  skill text not null,
  imported_at timestamptz not null,
  primary key (occupation, skill)
);
