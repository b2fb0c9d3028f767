-- What is to go with a shortlisted job can be a file as well as a CV that was written here.
alter table shortlist_entries
  add column cv_file_id uuid constraint shortlist_with_a_cv_file references cv_files (id) on delete set null,
  add constraint shortlist_one_cv check (cv_id is null or cv_file_id is null);
create index shortlist_by_cv_file on shortlist_entries (cv_file_id) where cv_file_id is not null;
