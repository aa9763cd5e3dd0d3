-- The checks of the ledger are one long statement: planning it took longer than running it. In PL/pgSQL a session plans it once.
do $$
begin
  execute format('create or replace function private.ledger_problems() returns table (problem text, subject uuid, detail text)
    language plpgsql stable set search_path = '''' as %L',
    E'\n#variable_conflict use_column\nbegin\n  return query'
      || (select rtrim(p.prosrc, E'; \n') from pg_proc p where p.oid = 'private.ledger_problems()'::regprocedure) || E';\nend\n');
end
$$;
